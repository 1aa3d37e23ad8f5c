/** Replaces the gateway of the AI SDK, which is its default provider. The daemon always names a provider, so nothing calls this. */
const unused = (): never => {
  throw new Error('this build has no gateway provider');
};
export const gateway = unused;
export const createGateway = unused;

/** No error comes from the gateway. */
export class GatewayError extends Error {
  static isInstance = (): boolean => false;
}
export class GatewayAuthenticationError extends GatewayError {}
