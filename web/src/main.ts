import { mount } from "svelte";
import "palette.css";
import App from "./App.svelte";
import { readWhatHasFocus } from "./a11y/announcer.svelte";
import { keepFocus } from "./a11y/focus";
import { ringForKeys } from "./a11y/focus-ring";
import { speakIn } from "./lib/language.svelte";
import { listen } from "./lib/router.svelte";
import { at } from "./net/base-path";
import { followUpgrades } from "./net/upgrade";
import { chosenLanguage, followTheSystem } from "./prefs/settings.svelte";
import { fillShelf } from "./shelf/boxes.svelte";
import "./ui/base.css";
import "./ui/components.css";

followTheSystem();
listen();
readWhatHasFocus();
keepFocus();
ringForKeys();
followUpgrades();
void start();

/** A function, because this module may not wait: whatever is fetched meanwhile imports from its file. */
async function start(): Promise<void> {
  // Without a server the pages still open, and say so.
  await Promise.all([speakIn(chosenLanguage()), fillShelf().catch(() => undefined)]);
  mount(App, { target: document.getElementById("house")! });
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(at("/sw.js")).catch(() => undefined);
}
