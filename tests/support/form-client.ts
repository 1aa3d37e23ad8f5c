/** A client that declares forms, and a user who answers them when the test says so. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type ClientCapabilities, ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { dataCapability } from '../../schemas/closed-sets.ts';
import { Agent } from '../e2e/support.ts';
import type { HeardTexts } from './heard-texts.ts';

export type ShownForm = {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  send(result: ElicitResult): void;
  fail(error: Error): void;
};

export const decided = (decision: 'approve' | 'reject', comment?: string): ElicitResult => ({
  action: 'accept',
  content: { decision, ...(comment === undefined ? {} : { comment }) },
});

export class FormClient {
  readonly client: Client;
  readonly agent: Agent;
  /** Every form that was shown. */
  readonly forms: ShownForm[] = [];
  #awaiting: (() => void)[] = [];

  private constructor(capabilities: ClientCapabilities, texts?: HeardTexts) {
    this.client = new Client(
      { name: 'form-client', version: '1' },
      { capabilities: { experimental: { [dataCapability]: {} }, ...capabilities } },
    );
    this.agent = new Agent(this.client, texts);
    if (capabilities.elicitation?.form === undefined) return;
    this.client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      if (params.mode === 'url') throw new Error('the server asked for another mode than a form');
      const { message, requestedSchema } = params;
      return new Promise((resolve, reject) => {
        const fields = requestedSchema.properties;
        this.forms.push({ message, fields, required: requestedSchema.required ?? [], send: resolve, fail: reject });
        for (const go of this.#awaiting.splice(0)) go();
      });
    });
  }

  static async over(
    transport: Transport,
    {
      capabilities = { elicitation: { form: {} } },
      texts,
    }: { capabilities?: ClientCapabilities; texts?: HeardTexts } = {},
  ): Promise<FormClient> {
    const made = new FormClient(capabilities, texts);
    await made.client.connect(transport);
    return made;
  }

  /** The form with this number, counted from 1, once it is shown. */
  async form(number: number): Promise<ShownForm> {
    for (;;) {
      const found = this.forms[number - 1];
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#awaiting.push(resolve));
    }
  }
}
