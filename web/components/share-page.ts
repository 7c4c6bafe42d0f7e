/** URL of the open page to share, without its query. */
export const sharedUrl = (): string => location.origin + location.pathname;

/** WhatsApp link with text and URL. WhatsApp's preview shows the page's picture. */
export const whatsAppLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

/** Milliseconds to wait for a picture: a share sheet only opens shortly after a user gesture. */
const PICTURE_TIMEOUT_MS = 2_500;

/** The picture as a file; `undefined` if it cannot be fetched in time. */
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

/** Whether the browser has a share sheet; many desktop browsers have none. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Opens the device's share sheet for the open page, with its picture if the device can share files. */
export async function sharePage(text: string, picture?: string): Promise<void> {
  const url = sharedUrl();
  const title = document.title;
  const file =
    picture !== undefined && 'canShare' in navigator ? await pictureFile(picture) : undefined;
  const withPicture: ShareData | undefined = file && {
    title,
    // Apps that take a file often drop `url`, so the text contains it too.
    text: `${text}\n${url}`,
    files: [file],
  };
  const data = withPicture && navigator.canShare(withPicture) ? withPicture : { title, text, url };
  // Rejects when the reader cancels.
  await navigator.share(data).catch(() => undefined);
}
