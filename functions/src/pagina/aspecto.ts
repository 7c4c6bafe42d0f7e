import { createHash } from 'node:crypto';
import { ASPECTO_KEY, ASPECTOS } from '@club/shared';

/**
 * The one script that pages carry in themselves: puts a reader's own choice of light or dark on the page before anything
 * is painted. As a file of its own it would hold up every first paint for who has chosen nothing.
 */
export const ASPECTO_SCRIPT =
  `try{const a=localStorage.getItem("${ASPECTO_KEY}");` +
  `if(${JSON.stringify(ASPECTOS)}.includes(a))document.documentElement.dataset.${ASPECTO_KEY}=a}catch{}`;

/** What the policy for content allows it by: the hash of the script, which is the same on every page. */
export const ASPECTO_SOURCE = `'sha256-${createHash('sha256').update(ASPECTO_SCRIPT).digest('base64')}'`;
