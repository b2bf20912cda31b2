import type { Answer, Exchange } from '../common/http-service.ts';
import { SetupState } from '../common/setup-state.ts';

interface ServerSetup {
  /** `Live` or `Sandbox`. */
  deliveryType: string;
  /** Ids of the broadcast streams; `outbound` and `inbound` are always there. */
  broadcastStreams: string[];
  /** `None`, `Postmark` or `Custom`. */
  unsubscribeHandling: string;
}

/** A server with which a shop may open. */
export const createServerSetup = () =>
  new SetupState<ServerSetup>({
    deliveryType: 'Live',
    broadcastStreams: ['broadcast'],
    unsubscribeHandling: 'None',
  });

const SERVER_ID = 1;
const CREATED_AT = '2026-01-01T00:00:00-05:00';

export function showServer(setup: ReturnType<typeof createServerSetup>): Answer {
  return {
    status: 200,
    body: {
      ID: SERVER_ID,
      Name: 'Sandbox',
      ApiTokens: [],
      Color: 'blue',
      SmtpApiActivated: true,
      RawEmailEnabled: false,
      DeliveryType: setup.now.deliveryType,
      ServerLink: 'https://postmarkapp.com/servers/1/streams',
      InboundAddress: 'sandbox@inbound.postmarkapp.com',
      InboundHash: 'sandbox',
      InboundSpamThreshold: 5,
      PostFirstOpenOnly: false,
      TrackOpens: false,
      TrackLinks: 'None',
      IncludeBounceContentInHook: false,
      EnableSmtpApiErrorHooks: false,
    },
  };
}

function showStream(id: string, type: string, unsubscribeHandling: string): object {
  return {
    ID: id,
    ServerID: SERVER_ID,
    Name: id,
    Description: null,
    MessageStreamType: type,
    CreatedAt: CREATED_AT,
    UpdatedAt: null,
    ArchivedAt: null,
    ExpectedPurgeDate: null,
    SubscriptionManagementConfiguration: { UnsubscribeHandlingType: unsubscribeHandling },
  };
}

export function listStreams(setup: ReturnType<typeof createServerSetup>, { query }: Exchange): Answer {
  const type = new URLSearchParams(query).get('MessageStreamType') ?? 'All';
  const { broadcastStreams, unsubscribeHandling } = setup.now;
  const all = [
    showStream('outbound', 'Transactional', 'None'),
    showStream('inbound', 'Inbound', 'None'),
    ...broadcastStreams.map((id) => showStream(id, 'Broadcasts', unsubscribeHandling)),
  ] as { MessageStreamType: string }[];
  const listed = all.filter(({ MessageStreamType }) => /^all$/i.test(type) || MessageStreamType === type);
  return { status: 200, body: { MessageStreams: listed, TotalCount: listed.length } };
}
