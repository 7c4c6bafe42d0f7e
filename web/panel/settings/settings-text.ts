/** A typed web address with its scheme: `www.barsil.es` → `https://www.barsil.es`. Other text is returned unchanged. */
export const completeAddress = (text: string): string => {
  const address = text.trim();
  return /^[^\s@:/?#]+\.[^\s@:/?#]+([/?#]|$)/.test(address) ? `https://${address}` : text;
};
