/**
 * Branded identifiers and their patterns. A brand prevents that a run id is used as a node id. The pattern makes every id safe in
 * a dedupe key, a file name and a `StepInstanceKey` without escaping [delimiter-safe-ids]. This module loads no library, so the
 * shipped runtime may import it.
 */
import type { z } from 'zod/v3';

export type SessionId = string & z.BRAND<'SessionId'>;
export type RunId = string & z.BRAND<'RunId'>;
export type NodeId = string & z.BRAND<'NodeId'>;
export type EventId = string & z.BRAND<'EventId'>;
export type AttemptId = string & z.BRAND<'AttemptId'>;
export type OutputId = string & z.BRAND<'OutputId'>;
export type WorkflowId = string & z.BRAND<'WorkflowId'>;
export type StepId = string & z.BRAND<'StepId'>;
export type LoopId = string & z.BRAND<'LoopId'>;
/** `sha256:<64 hex>` over the JCS bytes of a compiled workflow snapshot. */
export type WorkflowHash = string & z.BRAND<'WorkflowHash'>;
/** `sha256:<64 hex>` over the JCS bytes of an execution snapshot. */
export type SnapshotRef = string & z.BRAND<'SnapshotRef'>;
/** `sha256:<64 hex>` of any other bytes. */
export type Sha256Digest = string & z.BRAND<'Sha256Digest'>;
/** `stepId`, or `loop@iteration/…::stepId` inside loops. */
export type StepInstanceKey = string & z.BRAND<'StepInstanceKey'>;
export type DedupeKey = string & z.BRAND<'DedupeKey'>;
/** 0-based position in a session's event stream. */
export type EventIndex = number & z.BRAND<'EventIndex'>;
/** 0-based position in a session's manifest. */
export type ManifestIndex = number & z.BRAND<'ManifestIndex'>;

export const sessionIdPattern = /^sess_[a-z0-9_]{1,64}$/;
export const runIdPattern = /^run_[a-z0-9_]{1,64}$/;
export const nodeIdPattern = /^node_[a-z0-9_]{1,64}$/;
export const eventIdPattern = /^evt_[a-z0-9_]{1,64}$/;
export const attemptIdPattern = /^att_[a-z0-9_]{1,64}$/;
/** Output, gap, preference change, trace, divergence, context and capability observation ids. */
export const recordIdPattern = /^[a-z]+_[a-z0-9_]{1,80}$/;
/** A readable run name, such as amber-otter-42. */
export const runNamePattern = /^[a-z]+-[a-z]+-[0-9]{2}$/;
/** A commit, as in the git observation `git_head_sha`. */
export const commitPattern = /^[0-9a-f]{40}$/;
export const sha256Pattern = /^sha256:[0-9a-f]{64}$/;
/** Step, loop, condition and input ids: delimiter-safe, so that a `StepInstanceKey` needs no escaping. */
export const delimiterSafePattern = /^[a-z0-9_-]+$/;
export const stepInstanceKeyPattern = /^([a-z0-9_-]+@[0-9]+(\/[a-z0-9_-]+@[0-9]+)*::)?[a-z0-9_-]+$/;
export const dedupeKeyPattern = /^[a-z0-9_:>-]+$/;
/** `namespace.name`, exactly one dot. */
export const namespacedIdPattern = /^[a-z][a-z0-9_-]*\.[a-z][a-z0-9_-]*$/;
/** An id without a dot: it runs with a warning, and is never created any more. */
export const legacyIdPattern = /^[a-z0-9][a-z0-9_-]*$/;
export const workflowIdPattern = /^([a-z][a-z0-9_-]*\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$/;
/** Only bundled workflows may have such an id. */
export const isReservedId = (id: string): boolean => id.startsWith('wr.');
/** The bindings file of a project, as catalogs and findings name it. */
export const bindingsSource = '.workrail/bindings.json';
/** The prefix of the path of a bundled source, if it is named beside those of a project. */
export const bundledSourcePrefix = 'bundled:';
/** The prefix of the path of a source in the user's folder, in messages about a project. */
export const userSourcePrefix = '~/.workrail/';
/** WorkRail-owned references such as `wr.refs.notes_first` or `wr.templates.routine.design_review`. */
export const builtinIdPattern = /^wr\.[a-z_]+(\.[a-z][a-z0-9_-]*)+$/;
