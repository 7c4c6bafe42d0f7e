/** URL slug of a name: `UD Ñandú (Filial)` → `ud-nandu-filial`. */
export const slugOf = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/** A typed web address with its scheme: `www.barsil.es` → `https://www.barsil.es`. Other text is returned unchanged. */
export const completeAddress = (text: string): string => {
  const address = text.trim();
  return /^[^\s@:/?#]+\.[^\s@:/?#]+([/?#]|$)/.test(address) ? `https://${address}` : text;
};
