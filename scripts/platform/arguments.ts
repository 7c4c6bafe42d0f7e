import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * The command line of a script, which has these options and at most `most` other arguments. If it holds anything else,
 * prints a sentence and ends the process: an ignored argument would mislead the person who wrote it.
 */
export function readArguments<const T extends ParseArgsOptionsConfig>(options: T, most = 0) {
  const parse = () => parseArgs({ options, allowPositionals: true, strict: true, tokens: true });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    const [option = ''] = /--?[^\s']+/.exec((error as Error).message) ?? [];
    const type = options[option.replace('--', '')]?.type;
    if (type === undefined) refuse(`La opción «${option}» no existe.`);
    refuse(`La opción «${option}» ${type === 'string' ? 'necesita un valor' : 'no lleva valor'}.`);
  }
  const { positionals, values, tokens } = parsed;
  /** Refuses what this use of the script would ignore. `use` describes the use, in Spanish. */
  const allowOnly = (use: string, used: readonly (keyof T)[], mostHere = most) => {
    for (const token of tokens) {
      if (token.kind === 'option' && !used.includes(token.name))
        refuse(`${use} no se usa «${token.rawName}».`);
    }
    const extra = positionals[mostHere];
    if (extra !== undefined) refuse(`${use} no se usa «${extra}».`);
  };
  allowOnly('En esta orden', Object.keys(options));
  return { positionals, values, allowOnly };
}
