// boardgame.io's own server with its tic-tac-toe: `node server.js PORT [FOLDER]`; with a folder its file store keeps it.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const { INVALID_MOVE } = require("boardgame.io/core");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((n) => G.cells[n] !== null && G.cells[n] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [TicTacToe], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("open") });
