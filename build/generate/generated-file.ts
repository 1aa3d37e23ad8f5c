/** One generated file: its path below `generated/`, what it is made from, its bytes. */
export type GeneratedFile = { readonly path: string; readonly source: string; readonly content: string };
