import { clubConfig } from '@club/shared';

let formatter: Intl.RelativeTimeFormat | undefined;

const relative = () =>
  (formatter ??= new Intl.RelativeTimeFormat(clubConfig.language, { style: 'short' }));

/** `hace 5 min`, `hace 3 h`, `hace 2 d`; `hace un momento` within the first minute. */
export function ageText(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000);
  if (minutes < 1) return 'hace un momento';
  if (minutes < 60) return relative().format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? relative().format(-hours, 'hour')
    : relative().format(-Math.floor(hours / 24), 'day');
}
