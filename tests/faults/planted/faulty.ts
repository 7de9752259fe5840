/** Creates the faulty function that replaces the original. */
export type Faulty<Original extends (...given: never[]) => unknown> = (
  original: Original,
) => Original
