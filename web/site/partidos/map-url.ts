/** Address of a place in the map that the reader's device opens; nothing is asked of the map before he follows it. */
export const mapUrl = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
