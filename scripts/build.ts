import { buildAll } from './build/index';

await buildAll('production');
console.log('functions/dist y web/dist construidos para producción.');
