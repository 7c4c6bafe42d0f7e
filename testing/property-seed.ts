import fc from 'fast-check';

/* Fixed seed, so that property tests are deterministic. `CLUB_SEED=7 npx vitest run --project unit --project web` uses another one. */
fc.configureGlobal({ seed: Number(process.env['CLUB_SEED'] ?? 20_261_121) });
