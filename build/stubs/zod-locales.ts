/** Replaces the translations of Zod's messages, which nothing shows: half of what the AI SDK loads of Zod. English is imported by itself. */
export {};
