import { mount } from "svelte";
import "palette.css";
import App from "./App.svelte";
import { readWhatHasFocus } from "./controller/announcer.svelte";
import { at } from "./controller/base";
import { keepFocus } from "./controller/focus";
import { speakIn } from "./controller/language.svelte";
import { ringForKeys } from "./controller/ring";
import { listen } from "./controller/route.svelte";
import { chosenLanguage, followTheSystem } from "./controller/settings.svelte";
import { fillShelf } from "./controller/shelf.svelte";
import { followUpgrades } from "./controller/upgrade";
import "./look/look.css";
import "./look/parts.css";

followTheSystem();
listen();
readWhatHasFocus();
keepFocus();
ringForKeys();
followUpgrades();
// Without a server the pages still open, and say so.
await Promise.all([speakIn(chosenLanguage()), fillShelf().catch(() => undefined)]);
mount(App, { target: document.getElementById("house")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register(at("/sw.js")).catch(() => undefined);
