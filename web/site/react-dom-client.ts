/** A chunk of its own (main.tsx), which every page preloads (scripts/build/web.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
