/** Patterns of secrets. Each has a name, so that reports do not repeat the secret. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['una clave privada', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\[nr])*[A-Za-z0-9+/=]{20}/g],
  ['la clave de una cuenta de servicio', /"private_key(?:_id)?"\s*:\s*"[^"]{20}/g],
  ['una clave de API de Google', /AIza[0-9A-Za-z_-]{35}/g],
  ['un secreto de OAuth de Google', /GOCSPX-[0-9A-Za-z_-]{20}/g],
  ['un token de acceso de Google', /ya29\.[0-9A-Za-z_-]{30}/g],
  ['un token de refresco de Firebase', /1\/\/0[0-9A-Za-z_-]{40}/g],
  ['un token firmado', /eyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20}/g],
  ['un token de GitHub', /(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{40})/g],
  ['un token de npm', /npm_[0-9A-Za-z]{36}|_(?:authToken|auth|password)[ \t]*=[ \t]*[^\s$]/g],
  ['una clave de AWS', /AKIA[0-9A-Z]{16}/g],
  ['un token de Slack', /xox[abprs]-[0-9A-Za-z-]{10}/g],
  [
    'una contraseña en una dirección',
    // Reserved host names have no real logins (RFC 2606).
    /\b[a-z]+:\/\/[^\s:/@'"`$<>{}]+:[^\s:/@'"`$<>{}]+@(?![\w.-]*\bexample(?:\.(?:com|net|org))?(?![\w.-]))[a-z\d]/gi,
  ],
];

/** File names that always hold secrets and must not be committed. */
const SECRET_FILES =
  /(^|\/)(\.env(\.(?!ejemplo$)[^/]+)?|.*\.(pem|p12|pfx|key)|service-?account.*\.json)$/i;

/** Messages about possible secrets in a file, with their line and kind, but never the secret itself. */
export function secretProblems(file: string, text: string): string[] {
  const problems = SECRET_FILES.test(file) ? [`${file}: un fichero así no va al repositorio`] : [];
  for (const [kind, pattern] of SECRETS) {
    for (const { index } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split('\n').length;
      problems.push(`${file}:${String(line)}: parece ${kind}`);
    }
  }
  return problems;
}
