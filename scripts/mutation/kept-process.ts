import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type WorkerRequest,
} from 'vitest/node';

declare module 'vitest' {
  /** Values that the mutation runner provides to each run. */
  interface ProvidedContext {
    readonly mode: 'dry-run' | 'mutant';
    readonly mutantActivation: 'static' | 'runtime';
  }
}

type Listener = (message: unknown) => void;
type Config = Extract<WorkerRequest, { type: 'start' }>['context']['config'];

/**
 * Keeps one process for all mutants, where vitest would start a new one for each run. Modules stay loaded, so a
 * mutant costs little more than its tests. Only static mutants load the modules again.
 */
class KeptProcess extends ForksPoolWorker {
  override readonly name = 'kept-process';
  readonly #project: PoolOptions['project'];
  readonly #listeners: [string, Listener][] = [];
  #running = false;
  #ready = false;
  #config: Config | undefined;

  constructor(options: PoolOptions) {
    super(options);
    this.#project = options.project;
  }

  override on(event: string, listener: Listener) {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  override async start() {
    if (!this.#running) await super.start();
    this.#running = true;
  }

  /** Detaches vitest's runner from the process, which the next runner takes over. */
  override stop() {
    for (const [event, listener] of this.#listeners.splice(0)) super.off(event, listener);
    return Promise.resolve();
  }

  override send(message: WorkerRequest) {
    if (message.type === 'stop') {
      this.#answer('stopped');
      return;
    }
    if (message.type === 'start') {
      this.#config = message.context.config;
      if (this.#ready) {
        this.#answer('started');
        return;
      }
      this.#ready = true;
    }
    super.send(message.type === 'run' ? this.#withTodaysConfig(message) : message);
  }

  #withTodaysConfig(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    const { mode, mutantActivation } = this.#project.getProvidedContext();
    const isolate = mode === 'dry-run' || mutantActivation === 'static';
    const context = { ...message.context, config: { ...this.#config, isolate } };
    return { ...message, context };
  }

  #answer(type: 'started' | 'stopped') {
    const message = { type, __vitest_worker_response__: true };
    for (const [event, listener] of [...this.#listeners]) {
      if (event === 'message') listener(message);
    }
  }
}

const processes = new WeakMap<PoolOptions['project'], PoolWorker>();

export const keptProcess = {
  name: 'kept-process',
  createPoolWorker: (options: PoolOptions) => {
    const worker = processes.get(options.project) ?? new KeptProcess(options);
    processes.set(options.project, worker);
    return worker;
  },
};
