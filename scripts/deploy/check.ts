/** Something that must hold before a deployment. */
export interface DeployCheck {
  readonly name: string;
  /** What is wrong, one sentence each; nothing when it holds. */
  readonly problems: () => Promise<readonly string[]>;
}

/** Runs checks one after another, prints a line for each, and gives whether all of them hold. */
export async function runDeployChecks(
  checks: readonly DeployCheck[],
  log: (line: string) => void,
): Promise<boolean> {
  let holds = true;
  for (const { name, problems } of checks) {
    const found = await problems().catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    if (found.length > 0) holds = false;
    log(`${found.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of found) log(`    ${problem}`);
  }
  return holds;
}
