export { buildDemoClub } from './build-demo-club';
export { actaWithIds } from './sheet';
export type * from './types';
export { ajustesDemo } from './ajustes';
