/** The colours of a report, as a value: the pure core never determines whether a terminal supports colours. */
export type Paint = (text: string) => string;
export type Palette = {
  readonly error: Paint;
  readonly warning: Paint;
  readonly info: Paint;
  /** For the message and the file position. */
  readonly strong: Paint;
  /** Gutter and arrows. */
  readonly muted: Paint;
  /** `help`, `note`, `docs`. */
  readonly accent: Paint;
};

const unpainted: Paint = (text) => text;
export const plainPalette: Palette = {
  error: unpainted,
  warning: unpainted,
  info: unpainted,
  strong: unpainted,
  muted: unpainted,
  accent: unpainted,
};
