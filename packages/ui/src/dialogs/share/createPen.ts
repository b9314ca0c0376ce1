import { theme } from '../../theme/theme.ts';

export type Area = [x: number, y: number, width: number, height: number];

/** What a poster is drawn and written with, in the brand's colours: `valueOf` has the value of a variable. */
export function createPen(context: CanvasRenderingContext2D, valueOf: (variable: string) => string) {
  const measure = (text: string) => context.measureText(text).width;
  const roundPath = ([x, y, width, height]: Area, radius: number) => {
    context.beginPath();
    // `roundRect` is younger than browsers that schools have.
    context.moveTo(x + radius, y);
    context.arcTo(x + width, y, x + width, y + height, radius);
    context.arcTo(x + width, y + height, x, y + height, radius);
    context.arcTo(x, y + height, x, y, radius);
    context.arcTo(x, y, x + width, y, radius);
  };
  return {
    context,
    measure,
    fill: (variable: string, area: Area) => {
      context.fillStyle = valueOf(variable);
      context.fillRect(...area);
    },
    roundPath,
    fillRound: (variable: string, area: Area, radius: number) => {
      context.fillStyle = valueOf(variable);
      roundPath(area, radius);
      context.fill();
    },
    stroke: (variable: string) => {
      context.strokeStyle = valueOf(variable);
    },
    setFont: (size: number, weight: 400 | 600, family: string = theme.type.family) => {
      context.font = `${weight} ${size}px ${valueOf(family)}`;
    },
    /** Returns where the text ends. */
    write: (text: string, x: number, y: number, ink: string) => {
      context.fillStyle = valueOf(ink);
      context.fillText(text, x, y);
      return x + measure(text);
    },
  };
}

export type Pen = ReturnType<typeof createPen>;
