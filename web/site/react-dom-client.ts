/** In a chunk of its own, because main.tsx imports it lazily; every page preloads it (scripts/build/web.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
