/** A program with its arguments; `{{NAME}}` in one of them stands for what an earlier step has found. */
export type Command = readonly string[];

/** One thing that the project must have. Each may be run again: what is there already is left or brought up to date. */
export type Step =
  /** Does no harm when it is repeated. */
  | { readonly kind: 'run'; readonly what: string; readonly command: Command }
  /** Is made unless `probe` succeeds. */
  | {
      readonly kind: 'ensure';
      readonly what: string;
      readonly probe: Command;
      readonly create: Command;
    }
  /** Is looked for; what `find` prints, or else `create`, is known as `variable` from then on. `update` is run when found. */
  | {
      readonly kind: 'find';
      readonly what: string;
      readonly variable: string;
      readonly find: Command;
      readonly create?: Command;
      readonly update?: Command;
    };

const VARIABLE = /\{\{([A-Z_]+)\}\}/g;

/** A command's arguments with the values of variables; throws when one is not known. */
export const withValues = (command: Command, values: ReadonlyMap<string, string>): string[] =>
  command.map((part) =>
    part.replaceAll(VARIABLE, (_whole, name: string) => {
      const value = values.get(name);
      if (value === undefined || value === '') throw new Error(`${name} has not been found`);
      return value;
    }),
  );

/** An argument as a POSIX shell takes it literally, but for our variables. */
function quote(part: string): string {
  if (/^[\w@%+=:,./-]+$/.test(part)) return part;
  if (!part.includes('{{')) return `'${part.replaceAll("'", String.raw`'\''`)}'`;
  // Inside double quotes these four keep a meaning.
  return `"${part.replaceAll(/[\\"$`]/g, String.raw`\$&`).replaceAll(VARIABLE, '$$$1')}"`;
}

const line = (command: Command) => command.map(quote).join(' ');

/** A step as lines for a POSIX shell that do what `npm run ops -- --run` does. */
export function shellLines(step: Step): string[] {
  const heading = `# ${step.what}`;
  if (step.kind === 'run') return [heading, line(step.command)];
  if (step.kind === 'ensure') {
    return [heading, `${line(step.probe)} >/dev/null 2>&1 || ${line(step.create)}`];
  }
  const { variable, find, create, update } = step;
  return [
    heading,
    `${variable}=$(${line(find)})`,
    ...(update ? [`[ -z "$${variable}" ] || ${line(update)}`] : []),
    ...(create ? [`[ -n "$${variable}" ] || ${variable}=$(${line(create)})`] : []),
  ];
}
