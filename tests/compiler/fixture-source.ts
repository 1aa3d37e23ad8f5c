/** A fixture whose text is made and not stored: too large, or the same line many times. */
export type FixtureSource = () => string;
