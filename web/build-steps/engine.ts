/**
 * The physics engine as a file of its own. Its package carries it as text inside the script, half as large again on the
 * line and decoded before it can be compiled; as a file it comes beside the script and is compiled as it comes.
 */
import type { Plugin } from "vite";

const PACKAGE = /@dimforge[/\\]rapier2d-compat[/\\][^?]*\.m?js$/;
const CARRIED = /(\w+)\(\w+\.toByteArray\("[\w+/=]+"\)\.buffer\)/;
const AS_TEXT = new RegExp(
  `function (\\w+)\\(\\)\\{return \\w+\\(this,void 0,void 0,\\(?function\\*\\(\\)\\{yield ${CARRIED.source}\\}\\)?\\)\\}`,
);

export function engine(): Plugin {
  return {
    name: "breakhouse-engine",
    apply: "build",
    transform(code, id) {
      if (!PACKAGE.test(id)) return null;
      if (!AS_TEXT.test(code)) this.error("the engine is no longer carried as text: its `init` has changed");
      return { code: code.replace(AS_TEXT, "function $1(file){return $2({module_or_path:file})}"), map: null };
    },
  };
}
