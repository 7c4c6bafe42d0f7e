import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only (docs/architecture.md).',
};

const noAsyncWait = {
  selector:
    'CallExpression[callee.property.name="waitForFunction"] > ArrowFunctionExpression[async=true]',
  message:
    'Playwright takes the promise itself for a yes: waitFor (scripts/platform) with page.evaluate.',
};

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '.tsbuild', '.club', 'coverage'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': 'error',
      // Bracket access is what TypeScript's noPropertyAccessFromIndexSignature asks for.
      '@typescript-eslint/dot-notation': 'off',
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noDefaultExport],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@mui/material', message: 'Import by path: @mui/material/Button.' },
            { name: '@mui/icons-material', message: 'Import by path.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.config.{ts,js}', 'web/vite.{site,panel}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**'],
    rules: { 'max-lines': ['error', { max: 500 }], 'no-console': 'off' },
  },
  {
    files: ['e2e/**', 'testing/**', 'scripts/**', 'bench/**'],
    ignores: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noAsyncWait] },
  },
  {
    files: ['scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js', '**/*.cjs'], languageOptions: { globals: globals.node } },
);
