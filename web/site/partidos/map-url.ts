import { joinParts } from '@club/shared';

/** Google Maps link for a place. Nothing is loaded from Google until the reader follows it. */
export const mapUrl = (...place: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(joinParts(', ', ...place))}`;
