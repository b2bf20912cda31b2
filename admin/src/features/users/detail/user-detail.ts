import { graphql } from '../../../gql/index.ts';

export const UserDetailDocument = graphql(`
  query UserDetail($id: ID!, $orders: Int!, $purchases: Int!, $reviews: Int!, $reviewsPerPage: Int!) {
    user(id: $id) {
      id
      firstname
      lastname
      role
      isBlocked
      location
      ...UserProfile_User
      ...BlockDialog_User
      ...RoleDialog_User
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
    moderatedReviews(authorId: $id, first: $reviewsPerPage, page: $reviews) {
      ...UserReviews_ModeratedReviewConnection
    }
  }
`);
