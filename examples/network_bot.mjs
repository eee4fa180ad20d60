// A bot that plays over the network, in JavaScript: it accepts every invitation and picks offers at random.
//
//   node examples/network_bot.mjs http://localhost:8765 TOKEN
//
// The token comes from your settings in the browser, or from `breakhouse admin bot NAME`. Needs Node 22 and no packages.

if (!globalThis.WebSocket) {
  console.error(`This needs Node 22 or newer, not ${process.version}.`);
  process.exit(1);
}
const [house, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** A free field is a whole number from low to high, or one of the choices. */
const choose = ({ choices, low, high }) => choices ? anyOf(choices) : low + Math.floor(Math.random() * (high - low + 1));

/** An offer with "free" fields leaves them to us. */
function fill({ free = {}, ...command }) {
  for (const [name, field] of Object.entries(free)) command[name] = choose(field);
  return command;
}

/** What to answer to a message from the house, or null. */
function answer(message) {
  if (message.challenge) return { accept: message.challenge.id };
  if (message.ask) {
    const others = message.offers.filter((offer) => offer.do !== "pass");
    const command = fill(anyOf(others.length ? others : message.offers));
    return { table: message.table, id: message.ask, command, after_ms: 200 };
  }
  if (!message.saw && !message.welcome) console.error(JSON.stringify(message)); // how it ends, and whatever went wrong
  return null;
}

const me = await fetch(`${house}/api/bot`, { headers });
const account = await me.json();
if (!me.ok) {
  console.error(account.text);
  process.exit(1);
}

const line = new WebSocket(`${house.replace(/^http/, "ws")}/ws/bot?protocol=2`, { headers });
line.onmessage = ({ data }) => {
  const reply = answer(JSON.parse(data));
  if (reply) line.send(JSON.stringify(reply));
};
line.onopen = () => console.log(`${account.name} is ready.`);
line.onclose = () => process.exit(0);
