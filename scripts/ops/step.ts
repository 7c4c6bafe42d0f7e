/** A program with its arguments. `{{NAME}}` in an argument is the value that an earlier step found. */
export type Command = readonly string[];

/** One thing that the project needs. Steps are idempotent: what exists is kept or updated. */
export type Step =
  /** Harmless if repeated. */
  | { readonly kind: 'run'; readonly what: string; readonly command: Command }
  /** Created unless `probe` succeeds. */
  | {
      readonly kind: 'ensure';
      readonly what: string;
      readonly probe: Command;
      readonly create: Command;
    }
  /**
   * Looked up with `find`, or created with `create`. The output is stored as `variable`. If it was found, `update`
   * runs.
   */
  | {
      readonly kind: 'find';
      readonly what: string;
      readonly variable: string;
      readonly find: Command;
      readonly create?: Command;
      readonly update?: Command;
    };

const VARIABLE = /\{\{([A-Z_]+)\}\}/g;

/** The arguments of a command with the values of variables. Throws for unknown variables. */
export const withValues = (command: Command, values: ReadonlyMap<string, string>): string[] =>
  command.map((part) =>
    part.replaceAll(VARIABLE, (_whole, name: string) => {
      const value = values.get(name);
      if (value === undefined || value === '') throw new Error(`${name} has not been found`);
      return value;
    }),
  );

/** Quotes an argument for a POSIX shell. Only our variables are expanded. */
function quote(part: string): string {
  if (/^[\w@%+=:,./-]+$/.test(part)) return part;
  if (!part.includes('{{')) return `'${part.replaceAll("'", String.raw`'\''`)}'`;
  // These four are special inside double quotes.
  return `"${part.replaceAll(/[\\"$`]/g, String.raw`\$&`).replaceAll(VARIABLE, '$$$1')}"`;
}

const line = (command: Command) => command.map(quote).join(' ');

/** A step as POSIX shell lines, equivalent to `npm run ops -- --run`. */
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
