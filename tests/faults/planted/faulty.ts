/** Makes the faulty function that takes the place of the sound one. */
export type Faulty<Sound extends (...given: never[]) => unknown> = (sound: Sound) => Sound
