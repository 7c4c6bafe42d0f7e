/** An address as somebody types it, `www.barsil.es`, made whole: `https://www.barsil.es`. Others stay as they are. */
export const completeAddress = (text: string): string => {
  const address = text.trim();
  return /^[^\s@:/?#]+\.[^\s@:/?#]+([/?#]|$)/.test(address) ? `https://${address}` : text;
};
