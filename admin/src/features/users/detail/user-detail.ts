import { graphql } from '../../../gql/index.ts';

export const UserDetailDocument = graphql(`
  query UserDetail(
    $id: ID!
    $orders: Int!
    $purchases: Int!
    $reviews: Int!
    $reviewsPerPage: Int!
    $customer: CustomerInput!
    $notes: Int!
    $withReviews: Boolean!
  ) {
    user(id: $id) {
      id
      email
      firstName
      lastName
      role
      staffRole {
        id
        name
      }
      isBlocked
      location
      tags
      isEmailProven
      ...UserProfile_User
      ...BlockDialog_User
      ...RoleDialog_User
    }
    guestOrdersOfUser(userId: $id) {
      orderCount
      ...MergeDialog_GuestOrders
    }
    customerNotes(customer: $customer, page: $notes) {
      ...CustomerNotes_CustomerNoteConnection
    }
    userAddresses(userId: $id) {
      id
      ...UserAddresses_SavedAddress
    }
    userOrders(userId: $id, page: $orders) {
      ...UserOrders_MemberOrderConnection
    }
    userPurchases(userId: $id, page: $purchases) {
      ...UserPurchases_PurchaseConnection
    }
    moderatedReviews(authorId: $id, first: $reviewsPerPage, page: $reviews) @include(if: $withReviews) {
      ...UserReviews_ModeratedReviewConnection
    }
  }
`);
