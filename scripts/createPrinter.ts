export interface Turn {
  write: (text: string | Uint8Array) => void;
  end: () => void;
}

/** Prints the output of parallel processes in turns: the first one live, each later one once those before it have ended. */
export function createPrinter(out: NodeJS.WritableStream): () => Turn {
  const turns: { chunks: (string | Uint8Array)[]; isEnded: boolean }[] = [];

  function flush() {
    for (let turn = turns[0]; turn; turn = turns[0]) {
      for (const chunk of turn.chunks.splice(0)) out.write(chunk);
      if (!turn.isEnded) return;
      turns.shift();
    }
  }

  return () => {
    const turn = { chunks: [] as (string | Uint8Array)[], isEnded: false };
    turns.push(turn);
    return {
      write: (text) => {
        turn.chunks.push(text);
        flush();
      },
      end: () => {
        turn.isEnded = true;
        flush();
      },
    };
  };
}
