/** What takes a page over: a chunk of its own (main.tsx), preloaded by every page (scripts/build/web.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
