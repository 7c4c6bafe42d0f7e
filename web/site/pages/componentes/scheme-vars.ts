import { createClubTheme } from '../../app/theme/theme';

export type Scheme = 'light' | 'dark';

type Variables = Readonly<Record<string, string | number>>;

const isVariables = (value: unknown): value is Variables =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some((key) => key.startsWith('--'));

/** The variables of a style sheet, which are in `:root` or in a media query's `:root`. */
function variablesOf(sheet: unknown): Variables {
  if (isVariables(sheet)) return sheet;
  if (typeof sheet !== 'object' || sheet === null) return {};
  return Object.assign({}, ...Object.values(sheet).map(variablesOf)) as Variables;
}

const isDark = (sheet: object) => Object.keys(sheet).some((key) => key.includes('dark'));

/**
 * The theme's variables in one of its schemes, to be set on a part of a page: whatever is inside has the colours of that
 * scheme, whichever the reader's system asks for.
 */
export function schemeVariables(scheme: Scheme): Variables {
  const sheets = createClubTheme().generateStyleSheets();
  return Object.assign(
    {},
    ...sheets.filter((sheet) => scheme === 'dark' || !isDark(sheet)).map(variablesOf),
    { colorScheme: scheme },
  ) as Variables;
}
