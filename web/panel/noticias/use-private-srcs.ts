import { useEffect, useState } from 'react';
import { credencialHeaders } from '../../lib/api/credencial';

/** The picture at an address that is shown to administrators only, under an address of this page's own. */
async function fetchPrivate(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: await credencialHeaders() });
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
  } catch {
    // Without a network there is no picture.
    return undefined;
  }
}

/**
 * Addresses under which pictures can be shown: their own where everybody may see them, else addresses of what was fetched
 * with the session's token.
 */
export function usePrivateSrcs(
  urls: readonly string[],
  isPrivate: boolean,
): readonly (string | undefined)[] {
  const [fetched, setFetched] = useState<ReadonlyMap<string, string>>(new Map());
  const list = urls.join(' ');
  useEffect(() => {
    if (!isPrivate || list === '') return;
    let isCurrent = true;
    const made: string[] = [];
    for (const url of list.split(' ')) {
      void fetchPrivate(url).then((src) => {
        if (src === undefined) return;
        made.push(src);
        if (isCurrent) setFetched((known) => new Map(known).set(url, src));
        else URL.revokeObjectURL(src);
      });
    }
    return () => {
      isCurrent = false;
      for (const src of made) URL.revokeObjectURL(src);
    };
  }, [list, isPrivate]);
  return urls.map((url) => (isPrivate ? fetched.get(url) : url));
}
