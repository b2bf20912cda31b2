/** Configuration of the shop's server at Postmark. */
export interface ServerSetup {
  /** `Live` or `Sandbox`. */
  deliveryType: string;
  /** Ids of the broadcast streams; `outbound` and `inbound` always exist. */
  broadcastStreams: string[];
  /** `None`, `Postmark` or `Custom`. */
  unsubscribeHandling: string;
}

/** A server that is ready for a shop to open. */
export const createServerSetup = (): ServerSetup => ({
  deliveryType: 'Live',
  broadcastStreams: ['broadcast'],
  unsubscribeHandling: 'None',
});

const SERVER_ID = 1;

export const showServer = ({ deliveryType }: ServerSetup): object => ({
  ID: SERVER_ID,
  Name: 'Sandbox',
  ApiTokens: [],
  Color: 'blue',
  SmtpApiActivated: true,
  RawEmailEnabled: false,
  DeliveryType: deliveryType,
  ServerLink: 'https://postmarkapp.com/servers/1/streams',
  InboundAddress: 'sandbox@inbound.postmarkapp.com',
  InboundHash: 'sandbox',
  InboundSpamThreshold: 5,
  PostFirstOpenOnly: false,
  TrackOpens: false,
  TrackLinks: 'None',
  IncludeBounceContentInHook: false,
  EnableSmtpApiErrorHooks: false,
});

const showStream = (id: string, type: string, unsubscribeHandling: string) => ({
  ID: id,
  ServerID: SERVER_ID,
  Name: id,
  Description: null,
  MessageStreamType: type,
  CreatedAt: '2026-01-01T00:00:00-05:00',
  UpdatedAt: null,
  ArchivedAt: null,
  ExpectedPurgeDate: null,
  SubscriptionManagementConfiguration: { UnsubscribeHandlingType: unsubscribeHandling },
});

export function listStreams({ broadcastStreams, unsubscribeHandling }: ServerSetup): object {
  const MessageStreams = [
    showStream('outbound', 'Transactional', 'None'),
    showStream('inbound', 'Inbound', 'None'),
    ...broadcastStreams.map((id) => showStream(id, 'Broadcasts', unsubscribeHandling)),
  ];
  return { MessageStreams, TotalCount: MessageStreams.length };
}
