import { buildAll } from './build/index';

/** A build for the emulators in the folders of firebase.json, for whoever starts them by hand. */
await buildAll('local');
console.log('functions/dist y web/dist construidos para los emuladores.');
