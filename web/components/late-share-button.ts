import { island } from '../lib/hydration';

/** `ShareButton` whose code is loaded after the page is hydrated. */
export const LateShareButton = island(async () => (await import('./share-button')).ShareButton);
