import { useEffect, useRef, useState } from 'react';
import { credentialHeaders } from '../../lib/api/credential';

/** Fetches a non-public image with the session's token and returns a blob URL. */
async function fetchPrivate(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: await credentialHeaders() });
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
  } catch {
    // Offline: no image.
    return undefined;
  }
}

/**
 * URLs to show images: public ones as they are, others as blob URLs fetched with the session's token. Each is fetched
 * once and valid until the component unmounts.
 */
export function usePrivateSrcs(
  urls: readonly string[],
  isPrivate: boolean,
): readonly (string | undefined)[] {
  const [fetched, setFetched] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Map<string, Promise<string | undefined>>());
  const list = urls.join(' ');
  useEffect(() => {
    if (!isPrivate || list === '') return;
    let isCurrent = true;
    for (const url of list.split(' ')) {
      const answer = asked.current.get(url) ?? fetchPrivate(url);
      asked.current.set(url, answer);
      void answer.then((src) => {
        // Retried with the next list.
        if (src === undefined) asked.current.delete(url);
        else if (isCurrent) setFetched((known) => new Map(known).set(url, src));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [list, isPrivate]);
  useEffect(() => {
    const { current: answers } = asked;
    return () => {
      for (const answer of answers.values()) {
        void answer.then((src) => {
          if (src !== undefined) URL.revokeObjectURL(src);
        });
      }
      answers.clear();
    };
  }, []);
  return urls.map((url) => (isPrivate ? fetched.get(url) : url));
}
