import { mount } from "svelte";
import "palette.css";
import App from "./App.svelte";
import { readWhatHasFocus } from "./controller/announcer.svelte";
import { speakIn } from "./controller/language.svelte";
import { listen } from "./controller/route.svelte";
import { chosenLanguage, followTheSystem } from "./controller/settings.svelte";
import "./look/look.css";

followTheSystem();
listen();
readWhatHasFocus();
await speakIn(chosenLanguage());
mount(App, { target: document.getElementById("house")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
