/* Pages opened from a folder may start no worker; the search then works in an empty frame instead.
   The name of this file keeps the builder from fetching another one from a foreign host at reading time. */
if (location.protocol === "file:")
  window.Worker = class {
    #waiting = [];
    #frame = document.createElement("iframe");

    constructor(script) {
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const { contentWindow: inside, contentDocument: page } = this.#frame;
      inside.postMessage = (data) => this.#deliver(this, data);
      const loaded = page.createElement("script");
      loaded.src = new URL(script, location.href);
      loaded.onload = () => this.#waiting.splice(0).forEach((data) => this.#deliver(inside, data));
      loaded.onerror = (wrong) => this.onerror?.(wrong);
      page.body.append(loaded);
    }

    postMessage(data) {
      const inside = this.#frame.contentWindow;
      if (inside.onmessage) this.#deliver(inside, data);
      else this.#waiting.push(data);
    }

    /* A copy, and later: as a worker would hear it. */
    #deliver(to, data) {
      const copy = structuredClone(data);
      setTimeout(() => to.onmessage?.({ data: copy }));
    }

    terminate() {
      this.#frame.remove();
    }
  };
