/** Address of the open page as it is shared: without what was picked on it. */
export const sharedUrl = (): string => location.origin + location.pathname;

/** WhatsApp with text and address; its preview shows the page's picture. */
export const whatsAppLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

/** Milliseconds to wait for a picture: a share sheet opens only shortly after the reader's own action. */
const PICTURE_TIMEOUT_MS = 2_500;

/** The picture as a file; `undefined` where it cannot be had in time. */
async function pictureFile(path: string): Promise<File | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('image/')) return undefined;
    return new File([await response.blob()], path.split('/').at(-1) ?? 'partido.png', { type });
  } catch {
    return undefined;
  }
}

/** Whether the browser has a share sheet; many on desktops have none. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Opens the device's share sheet for the open page: with its picture where files can be shared, without one where not. */
export async function sharePage(text: string, picture?: string): Promise<void> {
  const url = sharedUrl();
  const title = document.title;
  const file =
    picture !== undefined && 'canShare' in navigator ? await pictureFile(picture) : undefined;
  const withPicture: ShareData | undefined = file && {
    title,
    // Apps that take a picture often leave the address out: it goes into the text too.
    text: `${text}\n${url}`,
    files: [file],
  };
  const data = withPicture && navigator.canShare(withPicture) ? withPicture : { title, text, url };
  // A rejection means that the reader thought better of it.
  await navigator.share(data).catch(() => undefined);
}
