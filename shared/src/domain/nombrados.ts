/** The ids of players who may be named, by what they do. */
export type Nombrados<Quien extends string> = Readonly<
  Partial<Record<`${Quien}_id`, string | undefined>>
>;
