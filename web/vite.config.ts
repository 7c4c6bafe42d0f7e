import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // reactfire imports every Firebase product for its side effects; only Firestore and Auth are used.
        moduleSideEffects: [
          {
            test: /@firebase[\\/](database|functions|storage|remote-config|performance|analytics|app-check)|firebase[\\/](database|functions|storage|remote-config|performance|analytics|app-check)/,
            sideEffects: false,
          },
        ],
      },
    },
  },
});
