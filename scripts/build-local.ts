import { buildAll } from './build/index';

/** Builds for the emulators into the folders of firebase.json, for people who start the emulators by hand. */
await buildAll('local');
console.log('functions/dist y web/dist construidos para los emuladores.');
