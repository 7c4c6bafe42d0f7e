/** A condition for a deployment. */
export interface DeployCheck {
  readonly name: string;
  /** Problems, one sentence each. Empty if the condition holds. */
  readonly problems: () => Promise<readonly string[]>;
}

/** Runs checks one after another and prints a line for each. True if all pass. */
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
