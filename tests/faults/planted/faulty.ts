/** Creates the faulty function that replaces the sound one. */
export type Faulty<Sound extends (...given: never[]) => unknown> = (sound: Sound) => Sound
