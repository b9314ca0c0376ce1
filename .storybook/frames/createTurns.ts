/** Lets `limit` holders work at a time; the others wait in their order. Each returned function gives a turn back, once. */
export function createTurns(limit: number): (start: () => void) => () => void {
  let running = 0;
  const waiting: (() => void)[] = [];

  function next() {
    while (running < limit) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  }

  return (start) => {
    waiting.push(start);
    next();
    let isReturned = false;
    return () => {
      if (isReturned) return;
      isReturned = true;
      const place = waiting.indexOf(start);
      if (place === -1) running -= 1;
      else waiting.splice(place, 1);
      next();
    };
  };
}
