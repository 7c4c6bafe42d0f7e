import { buildAll } from './build/index';

await buildAll({ target: 'production' });
console.log('functions/dist y web/dist construidos para producción.');
