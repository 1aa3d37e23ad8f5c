/** What an agent writes in its notes to leave out a step that does not apply. Prompts and replies quote it. Without its full stop. */
export const leftOutSentence = 'This step does not apply';
